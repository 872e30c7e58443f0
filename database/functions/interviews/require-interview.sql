-- Guards a change of an interview, deleted or not, and holds it until the change is done: unseen is not
-- there, seen without the ability is forbidden.
create or replace function app.require_interview(p_id uuid) returns public.persona_interviews
language plpgsql set search_path = ''
as $$
declare
  interview public.persona_interviews;
begin
  select * into interview
  from public.persona_interviews i
  where i.org_id = app.org_id()
    and i.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('agents.use', interview.client_id);
  select * into interview
  from public.persona_interviews i
  where i.org_id = app.org_id()
    and i.id = p_id
  for update;
  return interview;
end $$;
grant execute on function app.require_interview to app_user;
