# Příkaz `sixgun admin` a stránka provozovatele.

admin-help = Podívat se, co se na serveru děje, a zasáhnout. Jde to, i když server neběží.
admin-help-database = Databáze serveru
admin-help-secret-file = Soubor s klíči serveru
admin-help-tables = Vypsat otevřené stoly.
admin-help-players = Najít hráče podle jména nebo ID.
admin-help-close = Zavřít stůl nadobro.
admin-help-ban = Nepouštět sem hráče nebo síť.
admin-help-unban = Pustit hráče nebo síť zpátky.
admin-help-bans = Vypsat, kdo sem nesmí.
admin-help-forget = Smazat hráče; hry zůstanou bez jména.
admin-help-reports = Přečíst, co hráči nahlásili, s posledními řádky chatu.
admin-help-rotate = Podepisovat cookies novým klíčem.
admin-help-page = Vypsat odkaz na stránku provozovatele, platí deset minut.
admin-help-limit = Nejvýš tolik
admin-help-text = Část jména, nebo ID hráče
admin-help-code = Kód stolu
admin-help-who = ID hráče, nebo síť jako 203.0.113.0/24
admin-help-days = Na tolik dní; 0 je navždy
admin-help-reason = Poznámka pro tebe
admin-help-player = ID hráče
admin-help-number = Číslo hlášení, které chceš číst
admin-help-done = Označit hlášení jako vyřízené
admin-help-all = I vyřízená hlášení
admin-help-drop-old = Zapomenout staré klíče: všichni se odhlásí. Pro klíče, které možná zná někdo cizí
admin-help-drain = Nenechat začít žádnou novou hru, aby šel server po té poslední zastavit.
admin-help-off = Hry zase mohou začínat
admin-help-backup = Zkopírovat databázi a klíče do složky, i když server běží.
admin-help-folder = Složka pro kopie
admin-help-keep = Nechat tolik nejnovějších kopií a ostatní smazat; 0 nechá všechny
admin-done-closed = Stůl { $what } je zavřený.
admin-done-banned = { $what } sem nesmí.
admin-done-unbanned = { $what } se smí vrátit.
admin-done-forgotten = { $what }: zapomenuto.
admin-done-report_closed = Hlášení { $what } je vyřízené.
admin-done-rotated = Nové cookies podepisuje klíč { $what }.
admin-done-drained = { $count ->
    [0] Žádná nová hra nezačne a žádná se nehraje.
    [one] Žádná nová hra nezačne. Jedna se ještě hraje.
    [few] Žádná nová hra nezačne. Ještě se hrají { $count }.
   *[other] Žádná nová hra nezačne. Ještě se jich hraje { $count }.
}
admin-done-opened = Hry mohou zase začínat.
admin-done-backup = Zkopírováno do { $file }.
admin-error-secret = Soubor { $file } nejde přečíst, takže server nepozná, že ho provozuješ ty.
admin-error-report = Takové hlášení tu není: { $number }.
admin-error-refused = Server to neudělal: { $reason }
admin-error-silent = Server na adrese { $address } neodpovídá: { $reason }.
admin-error-no-server = Tuhle databázi žádný server nepoužívá, není tedy co zastavovat.
admin-error-shared = Procesy nad společnou databází stačí zastavit jeden po druhém; každý své stoly předá.
admin-error-backup-shared = PostgreSQL se zálohuje programem pg_dump.
admin-error-backup = Do složky { $folder } nejde zapisovat: { $reason }.
admin-title = Kancelář provozovatele
admin-enter = Vstoupit
admin-how = Odkaz ti dá příkaz
admin-reports = Hlášení
admin-tables = Stoly
admin-players = Hráči
admin-bans = Kdo sem nesmí
admin-none = Nic.
admin-name = Jméno nebo ID
admin-search = Hledat
admin-lines = Co kdo řekl
admin-do_close = Zavřít
admin-do_ban = Nepouštět
admin-do_unban = Pustit zpátky
admin-do_forget = Smazat
admin-do_close_report = Vyřízeno
