-- Sums of each client that the person sees, side by side.
create or replace function app.figures_by_client(p_from date, p_to date)
returns table (
  client_id uuid,
  client_name text,
  client_slug text,
  source text,
  measure text,
  currency text,
  value float8,
  days integer,
  last_day date
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    with told as (
      -- Unfolded among the columns: joined as a function, it would be called for each row.
      select
        c.id,
        c.name,
        c.slug,
        t.source,
        t.starts_on,
        unnest(t.measures) as measure,
        unnest(t.currencies) as currency,
        unnest(t.sums) as value
      from public.clients c
      join public.figure_totals t
        on t.org_id = c.org_id
        and t.client_id = c.id
        and t.span = 'day'
        and t.starts_on between p_from and p_to
      where c.org_id = app.org_id()
        and c.archived_at is null
    )
    select
      t.id,
      t.name,
      t.slug,
      t.source,
      t.measure,
      t.currency,
      sum(t.value)::float8,
      count(distinct t.starts_on)::integer,
      max(t.starts_on)
    from told t
    group by t.id, t.name, t.slug, t.source, t.measure, t.currency
    order by t.name;
end $$;
grant execute on function app.figures_by_client to app_user;
