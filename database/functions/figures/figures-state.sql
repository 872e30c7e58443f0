-- What there is: by source the first and last day that stand, and when it was last imported.
create or replace function app.figures_state(p_client_id uuid)
returns table (source text, first_day date, last_day date, imported_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      t.source,
      min(t.starts_on),
      max(t.starts_on),
      (
        select max(i.done_at)
        from public.figure_imports i
        where i.org_id = app.org_id()
          and i.state = 'done'
          and i.client_id is not distinct from p_client_id
          and t.source = any (i.sources)
      )
    from public.figure_totals t
    -- Asked for once, not for each row.
    where t.org_id = (select app.org_id())
      -- In two ways, either of which finds the index.
      and (t.client_id = p_client_id or (t.client_id is null and p_client_id is null))
      and t.span = 'day'
    group by t.source
    order by t.source;
end $$;
grant execute on function app.figures_state to app_user;
