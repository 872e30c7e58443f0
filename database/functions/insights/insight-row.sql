-- One thing that was learned, as it travels.
create or replace function app.insight_row(p_id uuid) returns setof app.insight_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select h.*
    from app.insight_rows h
    where h.org_id = app.org_id()
      and h.id = p_id;
end $$;
grant execute on function app.insight_row to app_user;
