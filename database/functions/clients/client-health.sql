-- The client health score of the specification (section 9), in its three parts; together at most 100.
-- Share of active campaigns: up to 40, rounded; none without campaigns. Created within 7, 30, 90 days: 30,
-- 20, 10. Outputs, 10 or more, 5, 1: 30, 20, 10.
create or replace function app.client_health(
  p_active integer,
  p_total integer,
  p_created_at timestamptz,
  p_outputs integer,
  out campaigns integer,
  out age integer,
  out outputs integer
)
language plpgsql stable set search_path = ''
as $$
begin
  campaigns := case when p_total > 0 then round(40.0 * p_active / p_total) else 0 end;
  age := case
    when p_created_at >= now() - interval '7 days' then 30
    when p_created_at >= now() - interval '30 days' then 20
    when p_created_at >= now() - interval '90 days' then 10
    else 0
  end;
  outputs := case
    when p_outputs >= 10 then 30
    when p_outputs >= 5 then 20
    when p_outputs >= 1 then 10
    else 0
  end;
end $$;
grant execute on function app.client_health to app_user;
