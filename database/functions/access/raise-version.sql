-- Every change of a row counts, whoever makes it.
create or replace function app.raise_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
drop trigger if exists raise_version on public.clients;
create trigger raise_version before update on public.clients for each row execute function app.raise_version();
drop trigger if exists raise_version on public.campaigns;
create trigger raise_version before update on public.campaigns for each row execute function app.raise_version();
