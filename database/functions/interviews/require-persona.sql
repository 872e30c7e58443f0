-- The client of a persona that the person works for (null: the organization's own); raises NOT_FOUND where
-- it is out of reach, deleted, or another kind of output. That it was shared with guests opens nothing here.
create or replace function app.require_persona(p_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_client uuid;
begin
  select o.client_id into found_client
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.output_type = 'persona'
    and o.deleted_at is null
    and app.may('work.view', o.client_id);
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return found_client;
end $$;
grant execute on function app.require_persona to app_user;
