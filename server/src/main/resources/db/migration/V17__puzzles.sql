-- Puzzles are not kept here: they come with the house, each with an id that stays. Plain SQL that SQLite and PostgreSQL both take.

-- The first try of an account at a puzzle; all later ones count for nothing. solved: 1 where it was found.
create table puzzle_tries (
    account    varchar(12)      not null references accounts (id),
    puzzle     varchar(64)      not null,
    solved     integer          not null,
    tried      bigint           not null,
    primary key (account, puzzle)
);

-- How strong a solver is, by Elo, and after how many tries.
create table puzzle_solvers (
    account    varchar(12)      not null primary key references accounts (id),
    rating     double precision not null,
    tries      integer          not null
);

-- How hard a puzzle is, by those who tried it; one nobody has tried has no row.
create table puzzle_ratings (
    puzzle     varchar(64)      not null primary key,
    rating     double precision not null,
    tries      integer          not null
);
