-- Guards a change of a deliverable, deleted or not: unseen is not there, seen without the ability is
-- forbidden.
create or replace function app.require_output(p_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  seen record;
begin
  select o.client_id into seen
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if not app.may('outputs.manage', seen.client_id) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
grant execute on function app.require_output to app_user;
