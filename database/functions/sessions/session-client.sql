-- Whose session it is: a client's id, or null for the organization's own. Raises NOT_FOUND.
create or replace function app.session_client(p_session_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  whose uuid;
begin
  select s.client_id into whose
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id
    and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return whose;
end $$;
grant execute on function app.session_client to app_user;
