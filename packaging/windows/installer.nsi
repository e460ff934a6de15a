; Coup Desktop's installer: for one person, without an administrator.
;
;   setup.exe [/S] [/LANG=en|de|id|ru] [/D=C:\folder]     /S: without a window; /D: last, no quotation marks
;   uninstall.exe [/S]
;
; Exit status: 0 done, 1 given up by the person, 2 failed, 32 (Windows' own number for a file in use) the game is open.
; packaging/installers/windows.py calls makensis with BUILD_NSH, the names and files of this build.

Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
!include "${BUILD_NSH}"
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define LANGUAGE_KEY "Software\${TITLE}"
!define KIND "CoupDesktop.Record"
!define UNINSTALLER "uninstall.exe"
!define IN_USE 32
!define FAILED 2
!define OLDEST_BUILD 17763

Name "${TITLE}"
OutFile "${OUT_FILE}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
AllowSkipFiles off
SetDateSave on
ManifestDPIAware true
ManifestSupportedOS Win10
ManifestLongPathAware true
BrandingText "${TITLE} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${FOUR_NUMBERS}"
VIFileVersion "${FOUR_NUMBERS}"
!insertmacro VERSION_STRINGS
!ifdef SIGN_COMMAND
  !uninstfinalize '${SIGN_COMMAND} "%1"' = 0
!endif

; The pages.

!define MUI_ICON "${PROGRAM_ICON}"
!define MUI_UNICON "${PROGRAM_ICON}"
!define MUI_ABORTWARNING
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_UNBITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_BITMAP "${HEADER_1}"
!define MUI_HEADERIMAGE_UNBITMAP "${HEADER_1}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE_1}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE_1}"
!define MUI_CUSTOMFUNCTION_GUIINIT BeforePages
!define MUI_CUSTOMFUNCTION_UNGUIINIT un.BeforePages
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${LANGUAGE_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"

!define MUI_WELCOMEPAGE_TITLE "$(WELCOME_TITLE)"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME_TEXT)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(FINISH_TITLE)"
!define MUI_FINISHPAGE_TEXT_LARGE
!define MUI_FINISHPAGE_TEXT "$(FINISH_TEXT)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "$(FINISH_RUN)"
; NSIS' second box is for a file to read: here it makes a shortcut.
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(FINISH_SHORTCUT)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnDesktop
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(UN_CONFIRM)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(UN_FINISH_TITLE)"
!define MUI_FINISHPAGE_TEXT_LARGE
!define MUI_FINISHPAGE_TEXT "$(UN_FINISH_TEXT)"
!define MUI_FINISHPAGE_LINK "$(UN_OPEN_FOLDER)"
!define MUI_FINISHPAGE_LINK_LOCATION "$LOCALAPPDATA\${DATA_FOLDER}"
!insertmacro MUI_UNPAGE_FINISH

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Indonesian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include "texts.nsh"
!include "association.nsh"

; What installer and uninstaller share. An uninstaller's functions have names of their own.

!macro SHARED un
Function ${un}FitPictures
  ; Small pictures are drawn larger where points are smaller: there, better ones take their place.
  System::Call 'user32::GetDC(p 0) p .r0'
  System::Call 'gdi32::GetDeviceCaps(p r0, i 88) i .r1'
  System::Call 'user32::ReleaseDC(p 0, p r0)'
  ${If} $1 >= 144
    File "/oname=$PLUGINSDIR\modern-wizard.bmp" "${SIDE_2}"
    File "/oname=$PLUGINSDIR\modern-header.bmp" "${HEADER_2}"
    !insertmacro MUI_LOADANDASPECTSTRETCHIMAGETOCONTROLHEIGHT $mui.Header.Image "$PLUGINSDIR\modern-header.bmp" Right Leak
  ${EndIf}
FunctionEnd

; In: $0, a folder with the program, or nothing. Comes back when none of its programs run; else ends all.
Function ${un}WaitUntilClosed
  ${If} $0 == ""
    Return
  ${EndIf}
  again:
  StrCpy $1 ""
  !insertmacro FOR_EACH_PROGRAM FIND_OUT
  ${If} $1 != ""
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${IN_USE}
    Quit
  ${EndIf}
FunctionEnd
!macroend

; A program that runs cannot be written to. Sets $1 to one that cannot.
!macro FIND_OUT FILE
  ${If} ${FileExists} "$0\${FILE}"
    ClearErrors
    FileOpen $2 "$0\${FILE}" a
    ${If} ${Errors}
      StrCpy $1 "${FILE}"
    ${Else}
      FileClose $2
    ${EndIf}
  ${EndIf}
!macroend

!insertmacro SHARED ""
!insertmacro SHARED "un."

; The installer.

Function .onInit
  SetShellVarContext current
  SetRegView 64
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel ${FAILED}
    Quit
  ${EndIf}
  Call ChooseLanguage
FunctionEnd

; Not earlier: until now NSIS speaks the language of Windows, whatever was chosen.
Function BeforePages
  Call FitPictures
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  Call WaitUntilClosed
FunctionEnd

; Asks, if there is somebody to be asked and nothing was said; the answer is remembered.
Function ChooseLanguage
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $1
  ${IfNot} ${Errors}
    ${Select} $1
      ${Case} "en"
        StrCpy $LANGUAGE ${LANG_ENGLISH}
      ${Case} "de"
        StrCpy $LANGUAGE ${LANG_GERMAN}
      ${Case} "id"
        StrCpy $LANGUAGE ${LANG_INDONESIAN}
      ${Case} "ru"
        StrCpy $LANGUAGE ${LANG_RUSSIAN}
    ${EndSelect}
    Return
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; Looks for what would fail later, while the older version is still whole; ends all if there is something.
Function CheckPlace
  ClearErrors
  CreateDirectory "$INSTDIR"
  GetTempFileName $1 "$INSTDIR"
  ${If} ${Errors}
    Call GiveUp
  ${EndIf}
  Delete $1
  ${GetRoot} "$INSTDIR" $1
  ClearErrors
  ${DriveSpace} "$1\" "/D=F /S=M" $2
  ${IfNot} ${Errors}
  ${AndIf} $2 < ${MEGABYTES}
    Call GiveUp
  ${EndIf}
FunctionEnd

Function GiveUp
  MessageBox MB_OK|MB_ICONSTOP "$(NOT_WRITTEN)" /SD IDOK
  SetErrorLevel ${FAILED}
  Quit
FunctionEnd

; In: $0, a folder with an older version, or nothing. Its files go; shortcuts and keys stay, they are written anew.
Function RemoveFilesOfOldVersion
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\${UNINSTALLER}"
    Return
  ${EndIf}
  InitPluginsDir
  CopyFiles /SILENT "$0\${UNINSTALLER}" "$PLUGINSDIR\old-uninstaller.exe"
  ExecWait '"$PLUGINSDIR\old-uninstaller.exe" /S /UPGRADE _?=$0' $1
  ${If} $1 == ${IN_USE}
    SetErrorLevel ${IN_USE}
    Quit
  ${EndIf}
FunctionEnd

Function PutOnDesktop
  CreateShortCut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(COMMENT)"
FunctionEnd

Section
  Call CheckPlace
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  Call WaitUntilClosed
  Call RemoveFilesOfOldVersion
  StrCpy $0 $INSTDIR
  Call WaitUntilClosed
  Call RemoveFilesOfOldVersion

  ClearErrors
  !insertmacro INSTALL_FILES
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  ${If} ${Errors}
    Call GiveUp
  ${EndIf}

  SetOutPath "$INSTDIR"
  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(COMMENT)"
  WriteRegStr HKCU "${APP_PATHS}\${PROGRAM}" "" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${APP_PATHS}\${CONSOLE_PROGRAM}" "" "$INSTDIR\${CONSOLE_PROGRAM}"
  WriteRegStr HKCU "${LANGUAGE_KEY}" "InstallerLanguage" "$LANGUAGE"
  !insertmacro ASSOCIATE

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Comments" "$(COMMENT)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; The uninstaller. With /UPGRADE a newer installer calls it: only the files go.

Function un.onInit
  SetShellVarContext current
  SetRegView 64
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Function un.BeforePages
  Call un.FitPictures
  StrCpy $0 $INSTDIR
  Call un.WaitUntilClosed
FunctionEnd

Section "Uninstall"
  StrCpy $0 $INSTDIR
  Call un.WaitUntilClosed
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  !insertmacro DISSOCIATE
  DeleteRegKey HKCU "${APP_PATHS}\${PROGRAM}"
  DeleteRegKey HKCU "${APP_PATHS}\${CONSOLE_PROGRAM}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${LANGUAGE_KEY}"
  DetailPrint "$(UN_KEPT)"
SectionEnd
