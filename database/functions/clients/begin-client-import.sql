-- Opens an import: answers the names that are taken, in lower case. Unless it is a rehearsal, other imports
-- of the organization wait: two at once would not see each other's clients.
create or replace function app.begin_client_import(p_rehearsal boolean) returns text[]
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('clients.manage');
  if not p_rehearsal then
    perform pg_advisory_xact_lock(hashtextextended('client import ' || app.org_id(), 0));
  end if;
  return (
    select coalesce(array_agg(lower(c.name)), '{}')
    from public.clients c
    where c.org_id = app.org_id()
  );
end $$;
grant execute on function app.begin_client_import to app_user;
