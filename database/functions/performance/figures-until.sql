-- The last day that any figure of a client (null: the organization's own) tells of; null where there is none.
-- Two statements, so that each reads one row off the end of the index.
create or replace function app.figures_until(p_client_id uuid) returns date
language plpgsql stable set search_path = ''
as $$
begin
  if p_client_id is null then
    return (
      select max(t.starts_on)
      from public.figure_totals t
      where t.org_id = app.org_id()
        and t.client_id is null
        and t.span = 'day'
    );
  end if;
  return (
    select max(t.starts_on)
    from public.figure_totals t
    where t.org_id = app.org_id()
      and t.client_id = p_client_id
      and t.span = 'day'
  );
end $$;
grant execute on function app.figures_until to app_user;
