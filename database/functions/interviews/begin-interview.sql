-- Begins an interview of a persona in the person's own name; the same id again finds the one that was begun.
create or replace function app.begin_interview(p_id uuid, p_persona_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  persona_client uuid := app.require_persona(p_persona_id);
begin
  perform app.require_may_for('agents.use', persona_client);
  insert into public.persona_interviews (org_id, id, client_id, persona_id, title, created_by)
  select
    o.org_id,
    p_id,
    o.client_id,
    o.id,
    -- As the persona is called; what the output is called says that it is one.
    left(coalesce(nullif(o.content #>> '{body,name,text}', ''), o.title), 200),
    app.user_id()
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_persona_id
  on conflict (org_id, id) do nothing;
  if not exists (
    select 1
    from public.persona_interviews i
    where i.org_id = app.org_id()
      and i.id = p_id
      and i.persona_id = p_persona_id
      and i.deleted_at is null
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.begin_interview to app_user;
