@echo off
rem The terminal's half of Switchover, on the Node beside it. The jump to a label that isn't there ends this file
rem before Node starts: otherwise Ctrl-C would ask whether to end the batch job.
goto #none# 2>nul || title %COMSPEC% & "%~dp0node.exe" "%~dp0cli.mjs" %*
