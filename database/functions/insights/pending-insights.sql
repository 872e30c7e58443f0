-- What waits for somebody to look at it, oldest first; at most a hundred.
create or replace function app.pending_insights() returns setof app.insight_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select h.*
    from app.insight_rows h
    where h.org_id = app.org_id()
      and h.status = 'pending'
    order by h.created_at
    limit 100;
end $$;
grant execute on function app.pending_insights to app_user;
