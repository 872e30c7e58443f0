-- Keeps a deliverable that no session made: a copy, or several in one. Answers its id.
create or replace function app.create_output(
  p_client_id uuid,
  p_campaign_id uuid,
  p_agent_type text,
  p_output_type text,
  p_title text,
  p_summary text,
  p_content jsonb,
  p_change text
)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  insert into public.agent_outputs (
    org_id,
    client_id,
    campaign_id,
    agent_type,
    output_type,
    title,
    summary,
    content,
    created_by,
    change
  )
  values (
    app.org_id(),
    p_client_id,
    p_campaign_id,
    p_agent_type,
    p_output_type,
    left(p_title, 200),
    p_summary,
    p_content,
    app.user_id(),
    p_change
  )
  returning id into v_id;
  return v_id;
end $$;
grant execute on function app.create_output to app_user;
