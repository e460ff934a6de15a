; What Windows knows of .coup: another program that has it keeps it, ours is offered beside it.

!define CLASSES "Software\Classes"
!define CAPABILITIES "Software\${TITLE}\Capabilities"
!define SHCNE_ASSOCCHANGED 0x08000000

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
!macroend

!macro ASSOCIATE
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(RECORD_KIND)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${RECORD_ICON},0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open" "FriendlyAppName" "${TITLE}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.coup\OpenWithProgids" "${KIND}" ""
  ; First what this person has chosen, then what the whole computer has.
  ReadRegStr $0 HKCU "${CLASSES}\.coup" ""
  ${If} $0 == ""
    ReadRegStr $0 HKCR ".coup" ""
  ${EndIf}
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.coup" "" "${KIND}"
  ${EndIf}
  ; "Open with", and Settings, Default apps.
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}" "FriendlyAppName" "${TITLE}"
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\SupportedTypes" ".coup" ""
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "${TITLE}"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "$(COMMENT)"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" ".coup" "${KIND}"
  WriteRegStr HKCU "Software\RegisteredApplications" "${TITLE}" "${CAPABILITIES}"
  !insertmacro TELL_EXPLORER
!macroend

!macro DISSOCIATE
  ReadRegStr $0 HKCU "${CLASSES}\.coup" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "${CLASSES}\.coup" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.coup\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.coup\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.coup"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${CLASSES}\Applications\${PROGRAM}"
  DeleteRegValue HKCU "Software\RegisteredApplications" "${TITLE}"
  DeleteRegKey HKCU "${CAPABILITIES}"
  !insertmacro TELL_EXPLORER
!macroend
