-- One thing that was learned, as it travels; raises NOT_FOUND, also for a fact that somebody filled in.
create or replace function app.insight_row(p_id uuid) returns setof app.insight_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select h.*
    from app.insight_rows h
    where h.org_id = app.org_id()
      and h.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.insight_row to app_user;
