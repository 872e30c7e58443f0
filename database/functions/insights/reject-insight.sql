-- Puts away what was learned; the same words never propose it again. Of a change of what is known, what is
-- known stays.
create or replace function app.reject_insight(p_id uuid) returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.insight_row(p_id);
  if not app.keep_known(p_id) then
    perform app.remove_company_fact(p_id);
  end if;
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.reject_insight to app_user;
