-- What asks for attention at each client, with a weight to rank by (choices of this product). Pace is spend
-- ÷ (budget × elapsed share of the days), outside 0.85 to 1.15 a signal.
create or replace function app.client_signals()
returns table (
  client_id uuid,
  weight integer,
  kind text,
  count integer,
  days integer,
  ratio float8,
  campaign_id uuid,
  campaign_name text
)
-- Statistics may be of yesterday, and the embedded database never gathers any: a join by nested loops over
-- thousands of clients would take half a minute. What is switched off counts as endlessly dear, and for that
-- the server would compile the query: a second for one of a tenth.
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off
as $$
begin
  return query
    with live as (
      select k.id, k.created_at
      from public.clients k
      where k.org_id = app.org_id()
        and k.archived_at is null
        and k.status in ('active', 'paused')
    ),
    asked as (
      -- The last word on each subject.
      select w.client_id, w.status, w.requested_at, w.decided_at
      from (
        select distinct on (a.campaign_id, a.output_id)
          a.client_id,
          a.campaign_id,
          a.output_id,
          a.status,
          a.requested_at,
          a.decided_at
        from public.approvals a
        where a.org_id = app.org_id()
          and a.client_id is not null
        order by a.campaign_id, a.output_id, a.requested_at desc
      ) w
      -- What was put away or deleted asks for nobody any more. Looked up one by one: these are few, the
      -- campaigns may be very many.
      where w.status in ('waiting', 'changes')
        and case
          when w.campaign_id is not null
            then (
              select c.archived_at is null
              from public.campaigns c
              where c.org_id = app.org_id()
                and c.id = w.campaign_id
            )
          else (
            select o.deleted_at is null
            from public.agent_outputs o
            where o.org_id = app.org_id()
              and o.id = w.output_id
          )
        end
    ),
    unanswered as (
      select m.client_id, m.created_at
      from public.portal_messages m
      where m.org_id = app.org_id()
        and m.client_id is not null
        and m.from_client
        and m.created_at > coalesce((
          select max(r.created_at)
          from public.portal_messages r
          where r.org_id = app.org_id()
            and r.client_id = m.client_id
            and not r.from_client
        ), '-infinity')
    ),
    running as (
      select
        c.client_id,
        c.id,
        c.name,
        c.start_date,
        c.end_date,
        c.spent_cents / (
          c.budget_cents * least(
            1.0,
            greatest(0, current_date - c.start_date + 1)::numeric / (c.end_date - c.start_date + 1)
          )
        ) as pace,
        least(
          1.0,
          greatest(0, current_date - c.start_date + 1)::numeric / (c.end_date - c.start_date + 1)
        ) as share
      from public.campaigns c
      where c.org_id = app.org_id()
        and c.client_id is not null
        and c.archived_at is null
        and c.status = 'active'
        and c.start_date <= current_date
        and c.end_date is not null
        and c.budget_cents > 0
    ),
    tally as (
      select
        c.client_id,
        count(*)::integer as n,
        (count(*) filter (where c.status = 'active'))::integer as active,
        (
          count(*) filter (where c.status = 'active' and c.end_date < current_date)
        )::integer as overdue,
        max(current_date - c.end_date) filter (
          where c.status = 'active'
            and c.end_date < current_date
        ) as overdue_days,
        (
          count(*) filter (
            where c.status = 'active'
              and c.end_date between current_date and current_date + 7
          )
        )::integer as ending,
        min(c.end_date - current_date) filter (
          where c.status = 'active'
            and c.end_date between current_date and current_date + 7
        ) as ending_days
      from public.campaigns c
      where c.org_id = app.org_id()
        and c.client_id is not null
        and c.archived_at is null
      group by c.client_id
    )
    select s.client_id, s.weight, s.kind, s.count, s.days, s.ratio, s.campaign_id, s.campaign_name
    from live l
    join (
      select
        a.client_id,
        100 as weight,
        'changes-requested' as kind,
        count(*)::integer as count,
        (current_date - min(a.decided_at)::date)::integer as days,
        null::float8 as ratio,
        null::uuid as campaign_id,
        null::text as campaign_name
      from asked a
      where a.status = 'changes'
      group by a.client_id
      union all
      select
        u.client_id,
        90,
        'unread-message',
        count(*)::integer,
        (current_date - min(u.created_at)::date)::integer,
        null,
        null,
        null
      from unanswered u
      group by u.client_id
      union all
      select
        a.client_id,
        80,
        'approval-waiting',
        count(*)::integer,
        (current_date - min(a.requested_at)::date)::integer,
        null,
        null,
        null
      from asked a
      where a.status = 'waiting'
        and a.requested_at < now() - interval '3 days'
      group by a.client_id
      union all (
        select distinct on (r.client_id)
          r.client_id,
          70,
          'over-pace',
          null,
          null,
          round(r.pace, 2)::float8,
          r.id,
          r.name
        from running r
        where r.pace > 1.15
          and r.end_date >= current_date
        order by r.client_id, r.pace desc
      )
      union all
      select
        n.client_id,
        65,
        'figures-worse',
        count(distinct n.key)::integer,
        (current_date - max(n.noticed_at)::date)::integer,
        null,
        null,
        null
      from public.noticed n
      where n.org_id = app.org_id()
        and n.client_id is not null
        and n.dismissed_at is null
        and n.better = false
        and n.noticed_at > now() - interval '14 days'
      group by n.client_id
      union all
      select t.client_id, 60, 'overdue', t.overdue, t.overdue_days, null, null, null
      from tally t
      where t.overdue > 0
      union all
      select x.id, 50, 'nothing-active', coalesce(t.n, 0), null, null, null, null
      from live x
      left join tally t on t.client_id = x.id
      where coalesce(t.active, 0) = 0
        and (t.n > 0 or x.created_at < now() - interval '7 days')
      union all (
        select distinct on (r.client_id)
          r.client_id,
          40,
          'under-pace',
          null,
          null,
          round(r.pace, 2)::float8,
          r.id,
          r.name
        from running r
        where r.pace < 0.85
          and r.share >= 0.2
          and r.end_date >= current_date
        order by r.client_id, r.pace
      )
      union all
      select t.client_id, 20, 'ends-soon', t.ending, t.ending_days, null, null, null
      from tally t
      where t.ending > 0
    ) s on s.client_id = l.id;
end $$;
grant execute on function app.client_signals to app_user;
