-- Common luck: all tables of a round of a tournament draw the same. Plain SQL that SQLite and PostgreSQL both take.

-- luck: what the seed of each round is made from; none where each table has luck of its own. It is told to nobody, ever.
alter table tournaments add column luck varchar(64);

-- shared_luck: 1 where other tables draw the same, so that the seed is told when the last of them is over, not before.
alter table tables add column shared_luck integer not null default 0;
create index tables_by_shared_luck on tables (hash) where shared_luck = 1;
