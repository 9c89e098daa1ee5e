-- What somebody has learnt, with the account, and questions to passkeys that are found by their age. Plain SQL that SQLite and PostgreSQL both
-- take.

-- A lesson of a game that somebody with an account has finished. name: as the browser calls it.
create table lessons_learnt (
    account    varchar(12) not null references accounts (id),
    game       varchar(64) not null,
    name       varchar(64) not null,
    learnt     bigint      not null,
    primary key (account, game, name)
);

-- Each new question forgets the old ones: that must not take longer the more there are.
create index passkey_questions_by_age on passkey_questions (created);
