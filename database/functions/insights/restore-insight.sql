-- Takes back what was rejected, as it stood before.
create or replace function app.restore_insight(p_id uuid) returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.insight_row(p_id);
  if not app.restore_change(p_id) then
    perform app.restore_company_fact(p_id);
  end if;
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.restore_insight to app_user;
