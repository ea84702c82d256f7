; What the installer does beyond electron-builder's own: the program on the command line, and a word about the data.
; Everything is in the person's own account. PATH is left as it is: a value longer than an installer can read would
; be cut off when it is written back. Instead a file is put where Windows already looks for programs of the person.

!define TERMINAL_SHIM "$LOCALAPPDATA\Microsoft\WindowsApps\switchover.cmd"
; Its lines are read in another character set than an installer writes, so no name of a person stands in it.
!define TERMINAL_HOME "%LOCALAPPDATA%\Programs\${APP_FILENAME}\resources\terminal\switchover.cmd"

; The file's one line. A file that begins with another one is another program's and stays as it is.
!define TERMINAL_LINE '@"${TERMINAL_HOME}" %*$\r$\n'

; Sets $1 to "ours" where the file is missing or was written by an installer of ours.
!macro whoseTerminalShim
  StrCpy $1 "ours"
  ${If} ${FileExists} "${TERMINAL_SHIM}"
    ClearErrors
    FileOpen $0 "${TERMINAL_SHIM}" r
    ${If} ${Errors}
      StrCpy $1 "another's"
    ${Else}
      FileRead $0 $1
      FileClose $0
      ${If} $1 == '${TERMINAL_LINE}'
        StrCpy $1 "ours"
      ${EndIf}
    ${EndIf}
  ${EndIf}
!macroend

!macro customInstall
  ${If} "$INSTDIR" == "$LOCALAPPDATA\Programs\${APP_FILENAME}"
  ${AndIf} ${FileExists} "$LOCALAPPDATA\Microsoft\WindowsApps\*.*"
    Push $0
    Push $1
    !insertmacro whoseTerminalShim
    ${If} $1 == "ours"
      ClearErrors
      FileOpen $0 "${TERMINAL_SHIM}" w
      ${IfNot} ${Errors}
        FileWrite $0 '${TERMINAL_LINE}'
        FileClose $0
      ${EndIf}
    ${EndIf}
    Pop $1
    Pop $0
  ${EndIf}
!macroend

!macro customUnInstall
  ${IfNot} ${isUpdated}
    Push $0
    Push $1
    !insertmacro whoseTerminalShim
    ${If} $1 == "ours"
      Delete "${TERMINAL_SHIM}"
    ${EndIf}
    Pop $1
    ; The primary language of the installer: Spanish, Portuguese, Indonesian, Arabic, else English.
    IntOp $0 $LANGUAGE & 0x3FF
    ${If} $0 == 10
      MessageBox MB_OK|MB_ICONINFORMATION "Switchover se ha desinstalado. Sus datos siguen en $APPDATA\Switchover o en la carpeta indicada con --data-dir: números, claves y traspasos sin terminar. Elimínelos solo cuando no quede ningún traspaso sin terminar." /SD IDOK
    ${ElseIf} $0 == 22
      MessageBox MB_OK|MB_ICONINFORMATION "O Switchover foi desinstalado. Seus dados continuam em $APPDATA\Switchover ou na pasta indicada com --data-dir: números, chaves e migrações não concluídas. Exclua-os só quando nenhuma migração estiver por concluir." /SD IDOK
    ${ElseIf} $0 == 33
      MessageBox MB_OK|MB_ICONINFORMATION "Switchover sudah dihapus dari komputer ini. Datanya tetap di $APPDATA\Switchover atau di folder yang disebut dengan --data-dir: nomor, kunci, dan migrasi yang belum selesai. Hapus data itu hanya jika tidak ada migrasi yang belum selesai." /SD IDOK
    ${ElseIf} $0 == 1
      MessageBox MB_OK|MB_ICONINFORMATION|MB_RIGHT|MB_RTLREADING "أُلغي تثبيت Switchover. تبقى بياناته في $APPDATA\Switchover أو في المجلد المذكور مع --data-dir: الأرقام والمفاتيح وعمليات الترحيل غير المنتهية. لا تحذفها إلا عندما لا تبقى عملية ترحيل غير منتهية." /SD IDOK
    ${Else}
      MessageBox MB_OK|MB_ICONINFORMATION "Switchover is uninstalled. Its data stays in $APPDATA\Switchover or the folder named with --data-dir: numbers, keys and unfinished migrations. Delete it only when no migration is unfinished." /SD IDOK
    ${EndIf}
    Pop $0
  ${EndIf}
!macroend
