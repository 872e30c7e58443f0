-- Keeps a deliverable of the session's agent.
create or replace function app.store_output(
  p_id uuid,
  p_session_id uuid,
  p_client_id uuid,
  p_run_id uuid,
  p_output_type text,
  p_title text,
  p_summary text,
  p_content jsonb
)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.agent_outputs (
    org_id,
    id,
    client_id,
    session_id,
    run_id,
    agent_type,
    output_type,
    title,
    summary,
    content,
    created_by,
    campaign_id,
    change
  )
  select
    app.org_id(),
    p_id,
    p_client_id,
    s.id,
    p_run_id,
    s.agent_type,
    p_output_type,
    left(p_title, 200),
    p_summary,
    p_content,
    app.user_id(),
    s.campaign_id,
    case when p_output_type = 'combined' then 'combined' else 'written' end
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.store_output to app_user;
