-- From now on the agents use it: the fact is confirmed.
create or replace function app.approve_insight(p_id uuid) returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.insight_row(p_id);
  perform app.update_company_fact(p_id, null, null, 'confirmed');
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.approve_insight to app_user;
