-- Every message of a session, whatever thread it is in, oldest first.
create or replace function app.session_messages(p_session_id uuid)
returns table (
  id uuid,
  parent_id uuid,
  role text,
  text text,
  created_at timestamptz,
  tool text,
  question jsonb
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      m.id,
      m.parent_id,
      m.role,
      m.body,
      m.created_at,
      m.tool,
      -- Questions of earlier versions named no kind.
      '{"kind": null, "attributes": []}'::jsonb || m.question
    from public.agent_messages m
    where m.org_id = app.org_id()
      and m.session_id = p_session_id
    order by m.created_at, m.id;
end $$;
grant execute on function app.session_messages to app_user;
