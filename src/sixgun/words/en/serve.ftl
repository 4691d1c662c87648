# The command `sixgun serve`.

serve-help = Run the server, at which browsers and programs play.
serve-help-host = Address to listen on; 0.0.0.0 is every one of this machine
serve-help-port = Port to listen on; 0 takes any that is free
serve-help-database = File that keeps everything; it is made when it is missing
serve-help-secret-file = File with the secret that signs who somebody is; it is made when it is missing
serve-help-newcomers = Guests, and tables, that one address may make in a minute; this machine may make any number
serve-help-origin = Another address under which the pages are open, like https://example.org
serve-help-thinkers = Processes that think for bots
serve-help-log-level = Least important lines that are written to the log: debug, info, warning, error
serve-help-sockets = Connections that one address may hold
serve-help-tempo = How long bots take: 1 as long as people, 0 as short as they can
serve-ready = The table is set: { $address }
serve-error-taken = Port { $port } of { $host } is taken. Another server may be running; choose another port with --port.
serve-error-door = { $host }, port { $port } can not be opened: { $reason }.
serve-error-open = { $file } can not be used: { $reason }.
serve-error-schema = { $file } was written by another version of Sixgun (its tables are version { $theirs }, these are { $ours }). Bring it up to date with: sixgun migrate { $file }
migrate-help = Bring the database of an older version up to this one; the server must not be running.
migrate-error-missing = There is no { $file }.
migrate-error-unknown = { $file } can not be brought up to date: its tables are version { $theirs }, and this Sixgun knows version { $ours } and older ones of its own.
migrate-done = { $file }: version { $before } → { $now }
