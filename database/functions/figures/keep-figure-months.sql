-- On a server figures lie in a part for each month, so that a month is read, moved or dropped by itself:
-- makes those of the months from p_from to p_to that are not there. What came before stays in the rest,
-- where a part for its month cannot be made any more.
create or replace function app.keep_figure_months(p_from date, p_to date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_month date;
  v_name text;
  v_made integer := 0;
begin
  -- Several servers may start at once.
  perform pg_advisory_xact_lock(hashtextextended('figure months', 0));
  for v_month in
    select generate_series(date_trunc('month', p_from), p_to, interval '1 month')::date
  loop
    v_name := 'figures_' || to_char(v_month, 'YYYY_MM');
    continue when to_regclass('app.' || v_name) is not null;
    continue when exists (
      select 1
      -- By the whole, whose policies let its owner read; the part by itself has none.
      from public.figures f
      where f.tableoid = 'app.figures_rest'::regclass
        and f.day >= v_month
        and f.day < v_month + interval '1 month'
    );
    execute format(
      'create table app.%I partition of public.figures for values from (%L) to (%L)',
      v_name,
      v_month,
      (v_month + interval '1 month')::date
    );
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;
grant execute on function app.keep_figure_months to app_auth;
