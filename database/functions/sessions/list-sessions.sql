-- A page of sessions, the one last worked in first. What is null is not asked for.
create or replace function app.list_sessions(
  p_agent_type text,
  p_client_id uuid,
  p_campaign_id uuid,
  p_limit integer,
  p_offset integer
)
returns setof app.session_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select s.*
    from app.session_rows s
    where s.org_id = app.org_id()
      and s.deleted_at is null
      and (p_agent_type is null or s.agent = p_agent_type)
      and (p_client_id is null or s.client_id = p_client_id)
      and (p_campaign_id is null or s.campaign_id = p_campaign_id)
    order by s.updated_at desc
    limit p_limit
    offset p_offset;
end $$;
grant execute on function app.list_sessions to app_user;
