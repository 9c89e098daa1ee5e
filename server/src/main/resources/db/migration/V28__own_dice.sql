-- Our own dice: a game with the real box, whose luck people have typed in. Plain SQL that SQLite and PostgreSQL both take.

-- own_dice: 1 where the luck of the lines that were played on a device (local_lines) was typed in.
alter table tables add column own_dice integer not null default 0;
