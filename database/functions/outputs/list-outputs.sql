-- A page of deliverables, newest first. What is null is not asked for; p_search looks in title and summary.
create or replace function app.list_outputs(
  p_agent_type text,
  p_client_id uuid,
  p_campaign_id uuid,
  p_saved boolean,
  p_search text,
  p_limit integer,
  p_offset integer
)
returns setof app.output_rows
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  return query
    select o.*
    from app.output_rows o
    where o.org_id = app.org_id()
      and o.deleted_at is null
      and (p_agent_type is null or o.agent_type = p_agent_type)
      and (p_client_id is null or o.client_id = p_client_id)
      and (p_campaign_id is null or o.campaign_id = p_campaign_id)
      and (p_saved is null or (o.saved_at is not null) = p_saved)
      and (p_search is null or o.title ilike pattern or o.summary ilike pattern)
    order by o.created_at desc
    limit p_limit
    offset p_offset;
end $$;
grant execute on function app.list_outputs to app_user;
