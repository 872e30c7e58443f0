-- What was learned, newest first, without what was rejected. What is null is not asked for.
create or replace function app.list_insights(
  p_status text,
  p_client_id uuid,
  p_limit integer,
  p_offset integer
)
returns setof app.insight_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select h.*
    from app.insight_rows h
    where h.org_id = app.org_id()
      and h.status <> 'rejected'
      and (p_status is null or h.status = p_status)
      and (p_client_id is null or h.client_id = p_client_id)
    order by h.created_at desc
    limit p_limit
    offset p_offset;
end $$;
grant execute on function app.list_insights to app_user;
