-- Quick games: who waits at the fire, and where they sit now. Plain SQL that SQLite and PostgreSQL both take.

-- games: as JSON, the dearest first. fill_at: from when on bots may take free seats; none where they shall not. seen: when they last asked.
-- game_table: where they sit, once others were there; game and bots say what is to be opened there.
create table waiting (
    holder     varchar(64) not null primary key,
    name       varchar(64) not null,
    games      text        not null,
    tempo      varchar(16) not null,
    seats      integer     not null,
    since      bigint      not null,
    fill_at    bigint,
    seen       bigint      not null,
    game_table varchar(12),
    game       varchar(64),
    bots       integer
);
create index waiting_by_table on waiting (game_table);
