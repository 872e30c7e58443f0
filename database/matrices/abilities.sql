-- The matrix of the specification (section 6), and what follows from it for the agents.
delete from app.permissions;
insert into app.permissions (ability, role_name, organization_wide)
select m.ability, r.role_name, m.organization_wide
from (
  values
    ('clients.manage', array['agency_owner', 'agency_admin'], true),
    (
      'clients.view',
      array['agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'],
      false
    ),
    (
      'campaigns.create',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    ('team.manage', array['agency_owner', 'agency_admin'], true),
    -- Members of a small business are managed on its workspace page; /settings/team is the agencies'.
    ('members.manage', array['agency_owner', 'agency_admin', 'sme_owner', 'sme_admin'], true),
    ('organization.manage', array['agency_owner', 'agency_admin', 'sme_owner', 'sme_admin'], true),
    ('organization.transfer', array['agency_owner', 'sme_owner'], true),
    ('audit.view', array['agency_owner', 'sme_owner'], true),
    ('branding.manage', array['agency_owner', 'agency_admin'], true),
    (
      'analytics.cross-client',
      array['agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'],
      true
    ),
    (
      'campaigns.view',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist',
        'guest',
        'client_viewer',
        'client_stakeholder',
        'client_collaborator',
        'viewer'
      ],
      false
    ),
    -- Conversations, deliverables, insights and the business profile: those who work on them.
    (
      'work.view',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    ('dashboard.stakeholder', array['client_stakeholder', 'client_collaborator', 'viewer'], false),
    ('portal.view', array['guest', 'client_viewer'], false),
    -- The agency asks its client (shares, asks for approval, writes); the client's people answer. A viewer
    -- only looks on.
    (
      'portal.ask',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'portal.answer',
      array['guest', 'client_viewer', 'client_stakeholder', 'client_collaborator'],
      false
    ),
    (
      'agents.use',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'outputs.manage',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'figures.manage',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'documents.manage',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'insights.manage',
      array[
        'sme_owner',
        'sme_admin',
        'marketing_manager',
        'agency_owner',
        'agency_admin',
        'account_manager',
        'creative_strategist'
      ],
      false
    ),
    (
      'profile.manage',
      array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin'],
      true
    )
) as m (ability, roles, organization_wide)
cross join lateral unnest(m.roles) as r (role_name);
