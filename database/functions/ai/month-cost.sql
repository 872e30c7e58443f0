-- What language models cost the person's organization this month, in millionths of a US dollar.
-- Security definer: the cap is the organization's, so somebody who sees one client must count everybody's
-- runs.
create or replace function app.month_cost_micros() returns float8
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select coalesce(sum(m.cost_micros), 0)::float8 from app.month_costs(app.org_id()) m);
end $$;
grant execute on function app.month_cost_micros to app_user;
