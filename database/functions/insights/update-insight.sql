-- Corrects the name of what was learned. Something rejected is not there.
create or replace function app.update_insight(p_id uuid, p_label text) returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.insight_row(p_id);
  perform app.update_company_fact(p_id, p_label, null, null);
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.update_insight to app_user;
