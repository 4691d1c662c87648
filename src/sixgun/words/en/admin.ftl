# The command `sixgun admin` and the operator’s page.

admin-help = See what is going on at a server, and step in. Works whether it runs or not.
admin-help-database = Database file of the server
admin-help-secret-file = Key file of the server
admin-help-tables = List the open tables.
admin-help-players = Find players by name or id.
admin-help-close = Close a table for good.
admin-help-ban = Keep a player or a network away.
admin-help-unban = Let a player or a network come back.
admin-help-bans = List who is kept away.
admin-help-forget = Delete a player; games stay without the name.
admin-help-reports = Read what players have reported, with the last lines of chat.
admin-help-rotate = Sign cookies with a new key.
admin-help-page = Print a link to the operator’s page, valid for ten minutes.
admin-help-limit = How many to list at most
admin-help-text = A part of the name, or the id
admin-help-code = Code of the table
admin-help-who = Id of a player, or a network such as 203.0.113.0/24
admin-help-days = How many days it lasts; 0 is for good
admin-help-reason = A note for yourself
admin-help-player = Id of the player
admin-help-number = The number of a report to read
admin-help-done = Mark this report as dealt with
admin-help-all = Also reports that are dealt with
admin-help-drop-old = Forget the old keys: everyone is logged out. For keys that others may know
admin-help-drain = Begin no new games, so that the server can be stopped when the last one is over.
admin-help-off = Let games begin again
admin-help-backup = Copy the database and the keys to a folder, whether the server runs or not.
admin-help-folder = Folder for the copies
admin-help-keep = How many of the latest copies to keep; 0 keeps all
admin-done-closed = Table { $what } is closed.
admin-done-banned = { $what } is kept away.
admin-done-unbanned = { $what } may come back.
admin-done-forgotten = { $what } is forgotten.
admin-done-report_closed = Report { $what } is dealt with.
admin-done-rotated = New cookies are signed with key { $what }.
admin-done-drained = { $count ->
    [0] No new game begins, and none is being played.
    [one] No new game begins. One is still being played.
   *[other] No new game begins. { $count } are still being played.
}
admin-done-opened = New games may begin again.
admin-done-backup = Copied to { $file }.
admin-error-secret = { $file } cannot be read, so the server cannot know that you are its operator.
admin-error-report = There is no such report: { $number }.
admin-error-refused = The server did not do it: { $reason }
admin-error-silent = The server at { $address } does not answer: { $reason }.
admin-error-no-server = No server uses this database, so there is nothing to stop.
admin-error-shared = Processes that share a database need not be drained: stop them one by one; each hands its tables over.
admin-error-backup-shared = Take backups of PostgreSQL with pg_dump.
admin-error-backup = Cannot write to { $folder }: { $reason }.
admin-title = The operator’s desk
admin-enter = Enter
admin-how = Get a link with the command
admin-reports = Reports
admin-tables = Tables
admin-players = Players
admin-bans = Kept away
admin-none = None.
admin-name = Name or id
admin-search = Search
admin-lines = What was said
admin-do_close = Close
admin-do_ban = Ban
admin-do_unban = Let back
admin-do_forget = Delete
admin-do_close_report = Done
