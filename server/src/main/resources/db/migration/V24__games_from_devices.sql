-- Games that were begun on somebody's device and went on here. Plain SQL that SQLite and PostgreSQL both take.

-- local_lines: so many lines of the journal were played elsewhere, with luck that nobody can check.
alter table tables add column local_lines integer not null default 0;
