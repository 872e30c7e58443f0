-- Stores a message as the thread's new end.
create or replace function app.add_message(
  p_id uuid,
  p_session_id uuid,
  p_client_id uuid,
  p_parent_id uuid,
  p_role text,
  p_body text,
  p_tool text,
  p_question jsonb,
  p_run_id uuid
)
returns table (
  id uuid,
  parent_id uuid,
  role text,
  text text,
  created_at timestamptz,
  tool text,
  question jsonb
)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    insert into public.agent_messages as m (
      org_id,
      id,
      session_id,
      client_id,
      parent_id,
      role,
      body,
      tool,
      question,
      run_id
    )
    values (
      app.org_id(),
      p_id,
      p_session_id,
      p_client_id,
      p_parent_id,
      p_role,
      p_body,
      p_tool,
      p_question,
      p_run_id
    )
    returning m.id, m.parent_id, m.role, m.body, m.created_at, m.tool, m.question;
  update public.agent_sessions s
  set
    head_message_id = p_id,
    updated_at = clock_timestamp()
  where s.org_id = app.org_id()
    and s.id = p_session_id;
end $$;
grant execute on function app.add_message to app_user;
