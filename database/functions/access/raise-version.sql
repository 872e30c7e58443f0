-- Every change of a row counts, whoever makes it.
create or replace function app.raise_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
