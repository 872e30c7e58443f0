-- A new session in the person's own name, about one fact of its company where p_subject_id names one.
create or replace function app.create_session(
  p_id uuid,
  p_client_id uuid,
  p_campaign_id uuid,
  p_agent_type text,
  p_tool text,
  p_mode text,
  p_title text,
  p_subject_id uuid
)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform app.require_subject(p_subject_id, p_client_id);
  insert into public.agent_sessions (
    org_id,
    id,
    client_id,
    campaign_id,
    agent_type,
    tool,
    mode,
    title,
    subject_id,
    created_by
  )
  values (
    app.org_id(),
    p_id,
    p_client_id,
    p_campaign_id,
    p_agent_type,
    p_tool,
    p_mode,
    p_title,
    p_subject_id,
    app.user_id()
  );
end $$;
grant execute on function app.create_session to app_user;
