-- Tables that nobody plays at leave the memory, and after a time the disk. Plain SQL that SQLite and PostgreSQL both take.

-- to_act: the seats that must decide, with commas. by_itself: 1 while a bot, a stand-in or a standing order has to decide, so that a start opens the table; else 0.
-- Both are null at tables older than this until somebody opens them.
alter table tables add column to_act varchar(100);
alter table tables add column by_itself integer;
create index tables_by_itself on tables (status, by_itself);
create index tables_by_age on tables (status, updated);
