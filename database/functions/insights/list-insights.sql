-- What was learned, newest first; what was rejected or holds no longer only when asked for. What is null is
-- not asked for. `p_own`: of the organization itself only, and of none of its clients.
create or replace function app.list_insights(
  p_status text,
  p_client_id uuid,
  p_limit integer,
  p_offset integer,
  p_own boolean default false
)
returns setof app.insight_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select h.*
    from app.insight_rows h
    where h.org_id = app.org_id()
      and case
        when p_status is null then h.status not in ('rejected', 'superseded')
        else h.status = p_status
      end
      and (p_client_id is null or h.client_id = p_client_id)
      and (not p_own or h.client_id is null)
    order by h.created_at desc
    limit p_limit
    offset p_offset;
end $$;
grant execute on function app.list_insights to app_user;
