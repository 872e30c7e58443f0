-- Keeps a deliverable.
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
    created_by
  )
  values (
    app.org_id(),
    p_id,
    p_client_id,
    p_session_id,
    p_run_id,
    'strategy',
    p_output_type,
    left(p_title, 200),
    p_summary,
    p_content,
    app.user_id()
  );
end $$;
grant execute on function app.store_output to app_user;
