# Příkaz `sixgun serve`.

serve-help = Spustí server, na kterém hrají prohlížeče a programy.
serve-help-host = Adresa, na které server naslouchá; 0.0.0.0 jsou všechny adresy tohoto počítače
serve-help-port = Port, na kterém server naslouchá; 0 vybere kterýkoli volný
serve-help-database = Soubor, do kterého se všechno ukládá; pokud chybí, vytvoří se
serve-help-secret-file = Soubor s tajným klíčem, kterým se podepisuje, kdo je kdo; pokud chybí, vytvoří se
serve-help-newcomers = Kolik hostů a kolik stolů smí jedna adresa vytvořit za minutu; tento počítač bez omezení
serve-help-origin = Další adresa, pod kterou jsou stránky otevřené, například https://example.org
serve-help-thinkers = Počet procesů, které přemýšlejí za boty
serve-help-log-level = Od jaké důležitosti se píše do protokolu: debug, info, warning, error
serve-help-sockets = Kolik spojení smí držet jedna adresa
serve-help-tempo = Jak dlouho boti přemýšlejí: 1 jako lidé, 0 co nejkratší dobu
serve-ready = Stůl je připravený: { $address }
serve-error-taken = Port { $port } na adrese { $host } je obsazený. Možná už běží jiný server; jiný port se vybere volbou --port.
serve-error-door = { $host }, port { $port } nejde otevřít: { $reason }.
serve-error-open = { $file } nejde použít: { $reason }.
serve-error-schema = { $file } pochází z jiné verze Sixgunu (tabulky v souboru mají verzi { $theirs }, tady { $ours }). Převede se příkazem: sixgun migrate { $file }
migrate-help = Převede databázi starší verze na tuto; server při tom nesmí běžet.
migrate-error-missing = { $file } neexistuje.
migrate-error-unknown = { $file } nejde převést: tabulky v souboru mají verzi { $theirs }, tento Sixgun zná verzi { $ours } a svoje starší.
migrate-done = { $file }: verze { $before } → { $now }
