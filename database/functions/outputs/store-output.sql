-- Keeps a deliverable, and which of what was learned it rests on. Somebody else's insight among p_insights
-- is left out.
create or replace function app.store_output(
  p_id uuid,
  p_session_id uuid,
  p_client_id uuid,
  p_run_id uuid,
  p_output_type text,
  p_title text,
  p_summary text,
  p_content jsonb,
  p_insights uuid[] default '{}'
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
  insert into public.insight_uses (org_id, insight_id, output_id, client_id)
  select h.org_id, h.id, p_id, p_client_id
  from public.business_context_history h
  where h.org_id = app.org_id()
    and h.id = any (p_insights)
  on conflict do nothing;
end $$;
grant execute on function app.store_output to app_user;
